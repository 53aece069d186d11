import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** A tick of the processor's clock, in milliseconds. */
const TICK_MS = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** How much of the processor a process has used so far with all its threads, in milliseconds. */
export function processorOf(pid: number): number {
  const { user, system } = statOf(pid);
  return (user + system) * TICK_MS;
}

/** The same of all processes of a PostgreSQL on this machine; the number of its first one is `postmaster`. */
export function processorOfPostgres(postmaster: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.reduce((total, name) => {
    try {
      const { parent, user, system } = statOf(Number(name));
      return parent === postmaster ? total + (user + system) * TICK_MS : total;
    } catch {
      // It ended while it was read.
      return total;
    }
  }, 0);
}

/** The first process of the PostgreSQL at an address on this machine. */
export async function postmasterAt(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return statOf(rows[0]?.pid ?? Number.NaN).parent;
  } finally {
    await client.end();
  }
}

function statOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold anything: state, parent, and from the twelfth on what it used.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), user: Number(fields[11]), system: Number(fields[12]) };
}
