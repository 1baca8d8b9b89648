/** Renders the desktop sidebar even on phones, where CSS hides it. `GuideMenu` replaces the mobile one. */
export {default} from '@theme/DocSidebar/Desktop';
