export {default} from '@site/src/components/ColorModeToggle';
