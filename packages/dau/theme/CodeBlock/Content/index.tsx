export {default} from '../../../features/code/client/HighlightedCode';
