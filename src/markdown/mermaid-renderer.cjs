const ELK = require('elkjs/lib/elk.bundled.js');

/**
 * Draws the first node at the top, even if the diagram has a loop. The renderer cannot pass the option
 * for this to the layout library (ELK), so this class sets the option.
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
