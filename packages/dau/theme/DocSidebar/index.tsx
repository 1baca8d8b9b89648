/** Renders the desktop sidebar even on phones, where CSS hides it. The theme's mobile one is unused. */
export {default} from '@theme/DocSidebar/Desktop';
