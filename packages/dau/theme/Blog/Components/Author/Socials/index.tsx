export {default} from '../../../../../features/blog/client/AuthorSocials';
