export {default} from 'dau/components/NotFoundContent';
