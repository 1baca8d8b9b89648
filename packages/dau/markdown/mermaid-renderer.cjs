const ELK = require('elkjs/lib/elk.bundled.js');

/**
 * Sets an option of the layout library (ELK) that the renderer does not expose. It puts the first node
 * at the top even if the diagram has a loop.
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

/** Imported in a CommonJS file, because the config loader cannot load ES modules. */
module.exports.openRenderer = () => import('beautiful-mermaid');
