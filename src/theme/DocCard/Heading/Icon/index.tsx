import DocCardIcon from '@site/src/components/DocCardIcon';

/** Drawn signs in place of emoji. */
export default DocCardIcon;
