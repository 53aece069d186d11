import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { unprivilegedUser } from '../../scripts/runner/postgres.ts';
import { endWithUs, lastly } from '../children.ts';
import type { Programs } from './packages.ts';
import { NETWORK, recipe } from './recipe.ts';

const MACHINES = ['bd1', 'bd2', 'bd3'] as const;
export type Machine = (typeof MACHINES)[number];
/** The programs that run on each of them beside PostgreSQL, which Patroni starts. */
const PROGRAMS = ['patroni', 'etcd', 'elsewhere'] as const;
const START_MS = 120_000;

const membersSchema = z.object({
  members: z.array(z.object({ name: z.enum(MACHINES), role: z.string(), state: z.string() })),
});
type Member = z.output<typeof membersSchema>['members'][number];

/** Three PostgreSQL under Patroni and etcd, and the HAProxy that leads to the primary, each machine by its own address. */
export class DatabaseCluster {
  /** Leads a server of ours to whoever is primary. */
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'mostrador-conmutacion-'));
  readonly #owner = unprivilegedUser();
  readonly #programs: Programs;
  readonly #password = randomBytes(18).toString('base64url');
  readonly #running = new Map<string, ChildProcess>();
  readonly #forget: () => void;

  private constructor(programs: Programs) {
    this.#programs = programs;
    this.url = `postgres://mostrador:${this.#password}@${NETWORK}10:5432/mostrador`;
    this.#forget = lastly(() => this.#endAtOnce());
    this.#own(this.#folder);
  }

  /** Starts it, with an empty database of the product's. */
  static async start(programs: Programs): Promise<DatabaseCluster> {
    const cluster = new DatabaseCluster(programs);
    try {
      for (const machine of MACHINES) cluster.startMachine(machine);
      cluster.#run('haproxy', programs.haproxy, [
        '-db',
        '-f',
        cluster.#file('haproxy.cfg', recipe('haproxy-postgresql.cfg')),
      ]);
      await cluster.whole();
      await cluster.#makeDatabase();
      return cluster;
    } catch (error) {
      await cluster.end();
      throw error;
    }
  }

  /** Starts what of a machine does not run. */
  startMachine(machine: Machine): void {
    const own = join(this.#folder, machine);
    if (!existsSync(own)) {
      mkdirSync(own, { mode: 0o700 });
      this.#own(own);
    }
    const self = { '@NODO@': machine, '@IP@': addressOf(machine) };
    const etcd = recipe('etcd.yml', { ...self, '/var/lib/etcd/mostrador': join(own, 'etcd') });
    this.#run(`etcd ${machine}`, this.#programs.etcd, ['--config-file', this.#file(`etcd-${machine}.yml`, etcd)]);
    const patroni = recipe('patroni.yml', {
      ...self,
      '@CLAVE_POSTGRES@': this.#password,
      '@CLAVE_REPLICADOR@': this.#password,
      '@CLAVE_REBOBINADOR@': this.#password,
      '/var/lib/postgresql/15/mostrador': join(own, 'datos'),
      '/usr/lib/postgresql/15/bin': this.#programs.postgres,
      '/var/lib/postgresql/.pgpass-patroni': join(own, 'pgpass'),
      '/var/run/postgresql': own,
    });
    this.#run(`patroni ${machine}`, this.#programs.patroni, [this.#file(`patroni-${machine}.yml`, patroni)]);
    const elsewhere = this.#file('etcd-elsewhere.py', recipe('etcd-elsewhere.py'));
    this.#run(`elsewhere ${machine}`, this.#programs.python, [elsewhere, addressOf(machine)]);
  }

  /** SIGKILL to the PostgreSQL of a machine, whose Patroni lives on. */
  killPostgres(machine: Machine): void {
    const pid = this.#postmaster(machine);
    if (pid === null) throw new Error(`No PostgreSQL runs on ${machine}.`);
    process.kill(pid, 'SIGKILL');
  }

  /** SIGKILL to all that runs on a machine. */
  killMachine(machine: Machine): void {
    this.#signalMachine(machine, 'SIGKILL');
  }

  /** From now on a machine takes what is sent to it and says nothing, until it is woken. */
  freeze(machine: Machine): void {
    this.#signalMachine(machine, 'SIGSTOP');
  }

  wake(machine: Machine): void {
    this.#signalMachine(machine, 'SIGCONT');
  }

  /** Has the primary hand over in good order. */
  async switchOver(): Promise<void> {
    let refusal = '';
    // Patroni refuses while it does not see its standby, as for a moment after others were away.
    for (let tries = 0; tries < 20; tries += 1) {
      const leader = await this.machineThatIs('leader');
      const answer = await fetch(`http://${addressOf(leader)}:8008/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader }),
      });
      if (answer.ok) return;
      refusal = await answer.text();
      await pause(500);
    }
    throw new Error(`Patroni refused to switch over: ${refusal}`);
  }

  async machineThatIs(role: 'leader' | 'sync_standby'): Promise<Machine> {
    const member = (await this.#members()).find((each) => each.role === role);
    if (member === undefined) throw new Error(`No machine is ${role}.`);
    return member.name;
  }

  /** Waits until all three run and the primary has a synchronous standby. */
  async whole(): Promise<void> {
    const until = performance.now() + START_MS;
    let seen: readonly Member[] = [];
    while (performance.now() < until) {
      seen = await this.#members();
      const areUp = seen.filter(({ state }) => state === 'running' || state === 'streaming').length === MACHINES.length;
      if (areUp && ['leader', 'sync_standby'].every((role) => seen.some((each) => each.role === role))) return;
      await pause(250);
    }
    throw new Error(`The cluster is not whole after ${START_MS} ms: ${JSON.stringify(seen)}\n${this.#lastWords()}`);
  }

  /** Ends all of it and leaves nothing. */
  async end(): Promise<void> {
    this.#endAtOnce();
    this.#forget();
  }

  async #members(): Promise<readonly Member[]> {
    for (const machine of MACHINES) {
      const answer = await fetch(`http://${addressOf(machine)}:8008/cluster`, {
        signal: AbortSignal.timeout(1_000),
      }).catch(() => null);
      const read = membersSchema.safeParse(await answer?.json().catch(() => null));
      if (read.success) return read.data.members;
    }
    return [];
  }

  async #makeDatabase(): Promise<void> {
    const url = `postgres://postgres:${this.#password}@${NETWORK}10:5432/postgres`;
    for (let tries = 0; ; tries += 1) {
      const client = new pg.Client({ connectionString: url });
      try {
        await client.connect();
        await client.query(`create role mostrador login password '${this.#password}'`);
        await client.query('create database mostrador owner mostrador');
        return;
      } catch (error) {
        // The balancer may not have asked yet who is primary.
        if (tries > 20) throw error;
        await pause(500);
      } finally {
        client.end().catch(() => undefined);
      }
    }
  }

  #run(name: string, program: string, parameters: readonly string[]): void {
    if (this.#running.has(name)) return;
    const log = openSync(join(this.#folder, `${name.replace(' ', '-')}.log`), 'a');
    const child = endWithUs(
      spawn(program, parameters, {
        cwd: this.#folder,
        ...this.#owner,
        env: { PATH: process.env.PATH, HOME: this.#folder, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', log, log],
      }),
    );
    this.#running.set(name, child);
    child.once('exit', () => this.#running.delete(name));
    child.once('error', () => this.#running.delete(name));
  }

  #signalMachine(machine: Machine, signal: NodeJS.Signals): void {
    const postgres = this.#postgresOf(machine);
    for (const name of PROGRAMS.map((program) => `${program} ${machine}`)) this.#running.get(name)?.kill(signal);
    for (const pid of postgres) sendTo(pid, signal);
  }

  #endAtOnce(): void {
    for (const machine of MACHINES) this.#signalMachine(machine, 'SIGKILL');
    for (const child of this.#running.values()) child.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  /** The process that PostgreSQL's folder names, and those that it began. */
  #postgresOf(machine: Machine): readonly number[] {
    const postmaster = this.#postmaster(machine);
    if (postmaster === null) return [];
    return [postmaster, ...childrenOf(postmaster)];
  }

  // The file outlives a killed process, whose number somebody else may have by then.
  #postmaster(machine: Machine): number | null {
    const data = join(this.#folder, machine, 'datos');
    try {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : null;
    } catch {
      return null;
    }
  }

  #file(name: string, text: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    this.#own(path);
    return path;
  }

  #lastWords(): string {
    const last = (machine: Machine) =>
      readFileSync(join(this.#folder, `patroni-${machine}.log`), 'utf8')
        .split('\n')
        .slice(-8);
    return MACHINES.flatMap((machine) => [`${machine}:`, ...last(machine)]).join('\n');
  }

  #own(path: string): void {
    if (this.#owner !== null) chownSync(path, this.#owner.uid, this.#owner.gid);
  }
}

function addressOf(machine: Machine): string {
  return `${NETWORK}1${MACHINES.indexOf(machine) + 1}`;
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

// A process that has ended meanwhile wants no signal.
function sendTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}
