/** `DocItem/Content` adds the mobile table of contents below the title. */
export {default} from '@docusaurus/Noop';
