export {default} from '@site/src/components/NotFoundContent';
