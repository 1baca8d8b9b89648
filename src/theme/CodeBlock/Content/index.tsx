export {default} from '@site/src/plugins/code/client/HighlightedCode';
