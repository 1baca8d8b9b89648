/** The desktop sidebar on every screen. The theme would remove it on small ones, where it is hidden anyway. */
export {default} from '@theme/DocSidebar/Desktop';
