export {default} from '../../components/TagList';
