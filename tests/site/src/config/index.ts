export * from './announcement';
export * from './blog';
export * from './conversation';
export * from './hydration';
export * from './navigation';
export * from './site';
