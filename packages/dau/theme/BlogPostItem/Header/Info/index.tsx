export {default} from '../../../../components/PostInfo';
