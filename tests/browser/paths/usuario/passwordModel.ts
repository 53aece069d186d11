import { usuarioMachine } from '#machines/usuario.machine';
import { noConnection } from '../../../machines/samples.ts';
import type { Walkable } from '../act.ts';
import { HeldChart } from '../heldChart.ts';

/** Whose password it is: of a user who is edited, or of one who is added. */
export type Whose = 'deUsuario' | 'deNuevo';

/** The form of a new user, while he is saved, and then what the chart knows. */
type Phase = 'form' | 'saving' | 'none' | 'asked' | 'giving' | 'shown' | 'failed' | 'left';

/** A number that stands for the user's in the chart: which one it is changes no arrow. */
const SOMEBODY = 7;

/** The words of a server that found the user inactive meanwhile. */
export const INACTIVE = 'Esta persona está inactiva: actívela antes de darle una contraseña.';

/** The password of a user, as its chart says it goes. */
export class PasswordModel implements Walkable {
  readonly taken: string[] = [];
  readonly whose: Whose;
  readonly #chart: HeldChart<typeof usuarioMachine>;
  #isSaving = false;

  constructor(whose: Whose) {
    this.whose = whose;
    const input = { numiden: whose === 'deNuevo' ? null : SOMEBODY };
    const note = (transition: string) => this.taken.push(transition);
    this.#chart = new HeldChart(usuarioMachine, { input, questions: ['darContrasena'] }, note);
  }

  get phase(): Phase {
    const { value } = this.#chart.actor.getSnapshot();
    if (value !== 'none' || this.whose === 'deUsuario') return value;
    return this.#isSaving ? 'saving' : 'form';
  }

  /** Why none was given; null where nothing failed. */
  get reason(): string | null {
    return this.#chart.actor.getSnapshot().context.failure?.texto ?? null;
  }

  save(): void {
    this.#isSaving = true;
  }

  added(): void {
    this.#chart.actor.send({ type: 'agregado', numiden: SOMEBODY });
  }

  tell(type: 'nuevaContrasena' | 'si' | 'no' | 'listo' | 'reintentar'): void {
    this.#chart.actor.send({ type });
  }

  answer(): Promise<void> {
    return this.#chart.answer('la que el servidor hizo');
  }

  cut(): Promise<void> {
    return this.#chart.fail(noConnection);
  }

  refuse(): Promise<void> {
    return this.#chart.fail({ tipo: 'rechazo', texto: INACTIVE, codigo: 409, campos: [] });
  }

  get key(): string {
    return JSON.stringify([this.phase, this.reason]);
  }
}
