import type { PlanRecolecta } from '#domain/avanceRecolecta';
import { avanceRecolecta, lineasSinProgramar, planRecolecta } from '#domain/avanceRecolecta';
import { ESTADO_ARTICULO } from '#domain/guias';
import { recolectaMachine } from '#machines/recolecta.machine';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';
import { ValeServer, VOUCHER } from '../vale/valeServer.ts';

/** Where the panel stands: on the page of a stored voucher, or on the one that goes on with it. */
export type PickupStart = 'guardado' | 'llenado';

/** The two lines of the voucher: one that was stored as marked, and one that was not. */
export type Line = 'marked' | 'unmarked';

const NUMBER: Readonly<Record<Line, number>> = { marked: 1, unmarked: 2 };

const { porRecolectar, recolectado, cancelado } = ESTADO_ARTICULO;

/** A guide of the voucher, with its lines, all of which are as far. */
interface Guide {
  readonly lines: readonly Line[];
  readonly status: typeof porRecolectar | typeof recolectado | typeof cancelado;
}

/** The panel of a voucher's pickups as its chart says it goes. */
export class PickupModel implements Walkable {
  readonly taken: string[] = [];
  readonly start: PickupStart;
  /** The lines that are marked in the form, and those that are stored so. */
  written: readonly Line[] = ['marked'];
  stored: readonly Line[] = ['marked'];
  /** Oldest first, as on screen. */
  guides: readonly Guide[] = [];
  /** Which address is written. */
  address: 'new' | 'chosen' | null = null;
  /** The walk ends here: what was left may have been done. */
  over = false;
  readonly #server: ValeServer;
  readonly #chart: HeldChart<typeof recolectaMachine>;
  #told = '';

  constructor(start: PickupStart) {
    this.start = start;
    const note = (transition: string) => this.taken.push(transition);
    this.#server = new ValeServer({ ...VOUCHER, state: 'parcial' }, note);
    const parts = { input: { seed: 'semilla' }, works: ['programacion', 'recoleccion'] };
    this.#chart = new HeldChart(recolectaMachine, parts, note);
    this.#tell();
  }

  get state(): string {
    const { value } = this.#chart.actor.getSnapshot();
    return typeof value === 'string' ? value : `scheduling.${value.scheduling}`;
  }

  get window(): 'choosing' | 'writingAddress' | 'collecting' | null {
    const { state } = this;
    if (state === 'scheduling.choosing') return 'choosing';
    if (state === 'scheduling.writingAddress') return 'writingAddress';
    return state === 'collecting' ? 'collecting' : null;
  }

  get phase() {
    return this.#chart.phase;
  }

  get hasFailed(): boolean {
    return this.#chart.hasFailed;
  }

  /** Nothing lies over the page. */
  get isAtRest(): boolean {
    return this.window === null && !this.over;
  }

  /** The stored lines for which nobody goes. */
  get missing(): readonly Line[] {
    const missing = lineasSinProgramar(linesOf(this.stored), this.#pickups);
    return this.stored.filter((line) => missing.includes(NUMBER[line]));
  }

  /** The oldest guide that somebody still goes for. */
  get awaited(): Guide | undefined {
    return this.guides.find(({ status }) => status === porRecolectar);
  }

  mark(line: Line, isMarked: boolean): void {
    this.written = isMarked ? [...this.written, line] : this.written.filter((each) => each !== line);
    this.#tell();
  }

  /** The voucher is saved as it is written, and the window opens by itself. */
  saveAndSchedule(): void {
    this.#chart.actor.send({ type: 'guardarYProgramar' });
    this.#server.answer('guardarParcial', this.#server.now.version, '');
    this.stored = this.written;
    this.#tell();
  }

  schedule(): void {
    this.#chart.actor.send({ type: 'programar' });
  }

  collect(): void {
    this.#chart.actor.send({ type: 'marcarRecolectado', folio: 'R1' });
  }

  send(): void {
    this.#chart.actor.send({ type: 'enviar', values: {} });
  }

  leave(): void {
    this.over = this.hasFailed;
    this.#chart.work?.send({ type: 'cerrar' });
  }

  writeAddress(address: 'new' | 'chosen'): void {
    this.address = address;
    this.#chart.actor.send(address === 'new' ? { type: 'agregarDireccion' } : { type: 'editarDireccion', id: 1 });
  }

  closeAddress(): void {
    this.address = null;
    this.#chart.actor.send({ type: 'cerrarDireccion' });
  }

  /** The server does what was asked of it. */
  async answer(): Promise<void> {
    const { awaited, missing } = this;
    if (this.window === 'collecting') {
      this.guides = this.guides.map((each) => (each === awaited ? { ...each, status: recolectado } : each));
      await this.#chart.answer({ codigo: 1, descripcion: '', version: 0 });
    } else {
      this.guides = [...this.guides, { lines: missing, status: porRecolectar }];
      await this.#chart.answer(this.#server.answer('recolectar', this.#server.now.version, ''));
    }
    this.#tell();
  }

  cut(): Promise<void> {
    return this.#chart.fail(noConnection);
  }

  connectionReturns(): void {
    this.#chart.connectionReturns();
  }

  /** Another person cancels the oldest guide that somebody goes for. */
  otherCancels(): void {
    const { awaited } = this;
    this.guides = this.guides.map((each) => (each === awaited ? { ...each, status: cancelado } : each));
    this.#tell();
  }

  get key(): string {
    const { state, phase, written, stored, guides, address, over } = this;
    return JSON.stringify([state, phase, [...written].sort(), stored, guides, address, over]);
  }

  get #pickups() {
    return this.guides.map(({ lines, status }) => ({
      articulos: lines.map((line) => ({ ...articleOf(line), statusitem: status })),
    }));
  }

  /** The page tells the chart of what it knows only when that is something else. */
  #tell(): void {
    const { version } = this.#server.now;
    const recolectas = this.#pickups as unknown as Parameters<typeof avanceRecolecta>[0];
    const plan: PlanRecolecta = planRecolecta(linesOf(this.written), linesOf(this.stored), recolectas);
    const seen = { type: 'valeALaVista', version, plan, avance: avanceRecolecta(recolectas) } as const;
    if (this.#told === JSON.stringify(seen)) return;
    this.#told = JSON.stringify(seen);
    this.#chart.actor.send(seen);
  }
}

function linesOf(lines: readonly Line[]) {
  return lines.map((line) => ({ linea: NUMBER[line], cantidad: 1 }));
}

function articleOf(line: Line) {
  return {
    idArticulo: NUMBER[line],
    linea: NUMBER[line],
    cantidad: 1,
    numArt: '',
    descripcion: '',
    estatus: '',
  };
}
