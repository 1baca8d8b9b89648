const ELK = require('elkjs/lib/elk.bundled.js');

/**
 * Keeps the first node of a diagram with a loop at the top. The renderer does not pass this option to
 * the layout, so this class sets it.
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

/** Imports the renderer here, because the loader of the configuration cannot load ES modules. */
module.exports.openRenderer = () => import('beautiful-mermaid');
