/**
 * Renders the desktop sidebar even on phones, where CSS hides it. The theme's mobile sidebar is not
 * used.
 */
export {default} from '@theme/DocSidebar/Desktop';
