export {default} from '../../client/Picture';
