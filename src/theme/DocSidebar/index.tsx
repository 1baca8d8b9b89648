/**
 * Renders the desktop sidebar also on phones, where CSS hides it. The theme would remove the sidebar.
 */
export {default} from '@theme/DocSidebar/Desktop';
