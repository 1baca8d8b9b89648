export {default} from 'dau/features/announcement/client/AnnouncementBar';
