import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from '../../../server/app.ts';
import { type Bed, TEST_SECRETS } from './bed.ts';

/** One more server on the database of a bench, of the same clock, as behind a balancer; whoever makes it closes it. */
export function secondServer(
  { db, listen, config, clock }: Pick<Bed, 'db' | 'listen' | 'config' | 'clock'>,
  more: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  return createApp({
    db,
    dbFor: () => db,
    listen,
    config,
    clock: () => clock.now,
    version: '0.0.0-otra',
    dist: null,
    log: null,
    secrets: TEST_SECRETS,
    remembersDown: false,
    ...more,
  });
}
