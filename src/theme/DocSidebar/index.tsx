/**
 * Renders the desktop sidebar even on phones, where CSS hides it. The theme would not render it there.
 */
export {default} from '@theme/DocSidebar/Desktop';
