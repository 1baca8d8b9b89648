const ELK = require('elkjs/lib/elk.bundled.js');

/**
 * Keeps the first node of a diagram with a loop first. The renderer does not pass this option on to
 * the layout, so it is set here.
 */
const Engine = Object.getPrototypeOf(ELK);
class Ordered extends Engine {
  constructor(...options) {
    super(...options);
    const {dispatcher} = this.worker.worker;
    const dispatch = dispatcher.saveDispatch.bind(dispatcher);
    dispatcher.saveDispatch = (message) => {
      const {layoutOptions = {}} = message.data.graph ?? {};
      layoutOptions['elk.layered.cycleBreaking.strategy'] = 'DEPTH_FIRST';
      dispatch(message);
    };
  }
}
Object.setPrototypeOf(ELK, Ordered);

/** The renderer is an ES module, which the loader of the configuration cannot open. */
module.exports.openRenderer = () => import('beautiful-mermaid');
