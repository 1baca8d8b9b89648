export * from './announcement';
export * from './blog';
export * from './conversation';
export * from './hosts';
export * from './hydration';
export * from './navigation';
export * from './site';
