/** Always renders the desktop sidebar, which CSS hides on phones. The theme would remove it there. */
export {default} from '@theme/DocSidebar/Desktop';
