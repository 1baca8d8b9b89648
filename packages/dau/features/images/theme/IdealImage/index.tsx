export {default} from '../../client/MarkdownImage';
