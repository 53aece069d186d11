import { keptOf, type Version } from './kept.ts';
import { MACHINES } from './machines.ts';

/** All charts of these sources, as they are kept beside a build. */
export function keptCharts(version: string): Version {
  return { version, charts: MACHINES.map(keptOf) };
}
