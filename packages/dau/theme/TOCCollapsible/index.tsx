export {default} from '../../features/shell/client/TableOfContents';
