export {default} from '@site/src/plugins/blog/client/AuthorSocials';
