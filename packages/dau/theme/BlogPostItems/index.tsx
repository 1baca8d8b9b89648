export {default} from '../../components/PostList';
