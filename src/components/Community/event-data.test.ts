import {eventData} from './event-data';

const context = {
  author: 'Tác Giả Thử',
  authorId: 'https://example.com/#person',
  pageUrl: 'https://example.com/community',
  absolute: (path: string) => `https://example.com${path}`,
};

const event = {
  id: 'ngay-hoi',
  title: 'Ngày hội',
  description: 'Một buổi gặp.',
  start: {iso: '2027-05-15T09:00+07:00', text: ''},
  end: {iso: '2027-05-15T17:00+07:00', text: ''},
  when: '',
  endsAt: 0,
  wasPast: false,
  isOnline: false,
  place: {name: 'Nhà văn hóa', address: 'Hà Nội'},
  role: 'speaker',
} as const;

test('an event in a room, with a speaker and a picture', () => {
  const picture = {
    alt: '',
    image: {
      src: {src: '/assets/a.1030.png', width: 1200, height: 600, images: []},
    },
  };
  expect(eventData({...event, picture}, context)).toEqual({
    '@type': 'Event',
    '@id': 'https://example.com/community#ngay-hoi',
    name: 'Ngày hội',
    description: 'Một buổi gặp.',
    startDate: '2027-05-15T09:00+07:00',
    endDate: '2027-05-15T17:00+07:00',
    url: 'https://example.com/community#ngay-hoi',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {'@type': 'Place', name: 'Nhà văn hóa', address: 'Hà Nội'},
    performer: {
      '@type': 'Person',
      '@id': 'https://example.com/#person',
      name: 'Tác Giả Thử',
    },
    image: 'https://example.com/assets/a.1030.png',
  });
});

test('an online event takes place at its address', () => {
  const data = eventData(
    {...event, isOnline: true, place: undefined, role: 'organiser', url: 'https://example.com/git'},
    context,
  );
  expect(data).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: {'@type': 'VirtualLocation', url: 'https://example.com/git'},
    organizer: {'@type': 'Person', name: 'Tác Giả Thử'},
  });
  expect(data).not.toHaveProperty('performer');
  expect(data).not.toHaveProperty('image');
});
