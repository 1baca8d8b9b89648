export {default} from '@site/src/plugins/announcement/client/AnnouncementBar';
