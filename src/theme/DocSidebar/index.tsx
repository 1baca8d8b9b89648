/** The theme removes it on small screens, where the style sheet hides it anyway. */
export {default} from '@theme/DocSidebar/Desktop';
