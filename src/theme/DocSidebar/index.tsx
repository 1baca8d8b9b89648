/** Renders the desktop sidebar on every screen. The theme would remove it on phones, where CSS hides it. */
export {default} from '@theme/DocSidebar/Desktop';
