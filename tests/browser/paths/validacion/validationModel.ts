import type { Failure } from '#contract/common/failure';
import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { OperationFindings } from '#machines/validarOperacion.types';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

/** The phases of a search, as they are told apart on screen. */
type Phase = 'idle' | 'searching' | 'whole' | 'partial' | 'completing' | 'failed';

/** The sale that is looked for, in the store of who looks. */
export interface SaleAsked {
  readonly tienda: number;
  readonly operacion: number;
}

/** A number that no sale has. */
export const NOBODYS = '9999999999';

const broken: Failure = { tipo: 'interno', texto: 'Falló', codigo: 500, campos: [] };

/** The page on which an operation is validated, as its chart says it goes. */
export class ValidationModel implements Walkable {
  readonly taken: string[] = [];
  /** The window of a new case lies over it. */
  over = false;
  /** Somebody was told what to fill in. */
  isWarned = false;
  readonly #chart: HeldChart<typeof validarOperacionMachine>;
  readonly #sale: SaleAsked;

  constructor(sale: SaleAsked, arrives: boolean) {
    this.#sale = sale;
    const operacion = arrives ? String(sale.operacion) : '';
    const input = { tienda: sale.tienda, operacion, puedeCrearCaso: true };
    const note = (transition: string) => this.taken.push(transition);
    this.#chart = new HeldChart(validarOperacionMachine, { input, questions: ['buscarOperacion'] }, note);
  }

  get phase(): Phase {
    const { value } = this.#chart.actor.getSnapshot();
    return (typeof value === 'string' ? value : value.found) as Phase;
  }

  get written(): string {
    return this.#chart.actor.getSnapshot().context.operacion;
  }

  /** The number of the sale that is looked for. */
  get number(): string {
    return String(this.#sale.operacion);
  }

  /** The chain has no such sale. */
  get isNobodys(): boolean {
    return this.written === NOBODYS;
  }

  write(operacion: string): void {
    this.isWarned = false;
    this.#chart.actor.send({ type: 'escribirOperacion', operacion });
  }

  /** Another store is chosen, and then the first again. */
  changeStore(): void {
    this.#chart.actor.send({ type: 'elegirTienda', tienda: 0 });
    this.#chart.actor.send({ type: 'elegirTienda', tienda: this.#sale.tienda });
  }

  search(): void {
    this.isWarned = this.written === '';
    this.#chart.actor.send({ type: 'buscar' });
  }

  retry(): void {
    this.#chart.actor.send({ type: 'reintentar' });
  }

  openCase(): void {
    this.over = true;
    this.#chart.actor.send({ type: 'nuevoCaso' });
  }

  /** All is read, or all but the vouchers. */
  answer(withVouchers: boolean): Promise<void> {
    const cabecera = this.isNobodys ? null : {};
    const vales = withVouchers ? { datos: [] } : { failure: broken };
    return this.#chart.answer({ cabecera: { datos: cabecera }, articulos: { datos: [] }, vales } as OperationFindings);
  }

  cut(): Promise<void> {
    return this.#chart.fail(noConnection);
  }

  connectionReturns(): void {
    this.#chart.actor.send({ type: 'conexionRestablecida' });
  }

  get key(): string {
    return JSON.stringify([this.phase, this.written, this.over, this.isWarned]);
  }
}
