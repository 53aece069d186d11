import { join } from 'node:path';
import { findOnPath } from '../../scripts/runner/find.ts';
import { findPostgres } from '../../scripts/runner/postgres.ts';

/** The programs of a cluster that a chain would run, by the Debian package that brings each. */
const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' } as const;
/** Debian's own, for which its Patroni is made. */
const PYTHON = '/usr/bin/python3';

export type Programs = Readonly<Record<keyof typeof PACKAGES | 'postgres' | 'python', string>>;

/** Where the programs are, or one sentence that names the packages which this machine lacks. */
export function findPrograms(): Programs | string {
  const [patroni, etcd, haproxy, postgres] = [find('patroni'), find('etcd'), find('haproxy'), findPostgres()];
  if (patroni !== null && etcd !== null && haproxy !== null && postgres !== null) {
    return { patroni, etcd, haproxy, postgres, python: PYTHON };
  }
  const missing = [
    ...Object.entries(PACKAGES).flatMap(([name, debian]) => (find(name) === null ? [debian] : [])),
    ...(postgres === null ? ['postgresql'] : []),
  ];
  return `A cluster that fails over was not measured: apt-get install ${[...missing, 'python3-etcd'].join(' ')} (Debian’s names).`;
}

// A person's search path often lacks what administrators run.
function find(name: string): string | null {
  return findOnPath(name) ?? findOnPath(join('..', 'sbin', name));
}
