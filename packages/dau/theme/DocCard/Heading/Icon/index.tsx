export {default} from '../../../../components/DocCardIcon';
