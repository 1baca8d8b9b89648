export {default} from '@theme-original/Error';
