import { fromPromise } from 'xstate';
import type { RespuestaTrabajo, ResultadoTrabajo } from '#contract/answers';
import { SUCCESS_CODE } from '#contract/answers';
import { FILE_TEXTS, MAX_ANEXOS } from '#domain/anexos';
import { SUBCATEGORIAS } from '#domain/catalogos';
import type { CasoRef } from '#machines/caso.machine';
import { casoMachine } from '#machines/caso.machine';
import type { AvisoDeEnvio, Errand } from '#machines/caso.types';
import type { AnexoElegido } from '#machines/nuevoCaso.types';
import { trabajoUnicoMachine } from '#machines/trabajoUnico.machine';
import type { Submission } from '#machines/trabajoUnico.types';
import type { Api, CallOptions, UploadName } from '../../api/api.ts';
import { asFailure, failureOf, internalError } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import type { ChosenFiles } from '../../data/chosenFiles.ts';
import { watchConnection } from '../../system/watchConnection.ts';
import type { Work } from '../works.ts';
import { works } from '../works.ts';

/** Reason 8 escalates to maintenance (specification, sections 4 and 9). */
const MAINTENANCE_REASON = 8;

/** Under which the chart of the page is found by those that send for it. */
export const PAGE = 'caso';

/** After a restaurant invoice, by itself: an escalation like any other, but for the words when it fails. */
export const maintenance: Work = {
  ...works.escalar,
  failed: 'No se pudo escalar el caso a MANTENIMIENTO FACTURA.',
  form: null,
  always: {
    idSubcategoria: SUBCATEGORIAS.mantenimientoFactura,
    idMotivo: MAINTENANCE_REASON,
    comentario: 'Se hizo la factura de restaurante.',
  },
};

interface Connection {
  readonly idCaso: number;
  readonly api: Api;
  readonly archivos: ChosenFiles;
  readonly changes: Pick<Changes, 'changed'>;
}

/** The chart of a case's page with the back end behind its works. */
export function connectCase({ idCaso, api, archivos, changes }: Connection) {
  const send = fromPromise<RespuestaTrabajo, Submission>(async ({ input, signal, system }) => {
    const page: CasoRef | undefined = system.get(PAGE);
    const say = (notice: AvisoDeEnvio): void => page?.send(notice);
    const attaching = page?.getSnapshot().children.adjuntar;
    let version: number | null = null;
    say({ type: 'envioEmpezado' });
    try {
      const errand = input.values as Errand;
      const at = { idCaso, ...input, signal };
      const onProgress = (porcion: number): void => attaching?.send({ type: 'avance', porcion });
      const answer = await (errand.trabajo === 'adjuntar'
        ? upload(api, archivos, errand, { ...at, onProgress })
        : call(api, errand, at));
      // Also when the page was left meanwhile: lists and counts hold the case.
      changes.changed('caso');
      version = answer.version;
      return withText(answer, workOf(errand), idCaso);
    } catch (error) {
      throw asFailure(error);
    } finally {
      say({ type: 'envioTerminado', version });
    }
  });
  const trabajo = trabajoUnicoMachine.provide({ actors: { send, watchConnection: watchConnection(api) } });
  return casoMachine.provide({ actors: { trabajo } });
}

/** What the page says of a work, and how it is sent. */
function workOf({ trabajo }: Pick<Errand, 'trabajo'>): Work {
  return trabajo === 'escalarAMantenimiento' ? maintenance : works[trabajo];
}

type At = Pick<Submission, 'key' | 'version'> & { readonly idCaso: number; readonly signal: AbortSignal };

function call(api: Api, errand: Errand, { idCaso, version, key, signal }: At): Promise<ResultadoTrabajo> {
  const { call: name, always } = workOf(errand);
  const body = { idCaso, version, ...(errand.valores as object), ...always };
  // The form has judged the body by the call's own schema, and which call it is says the table of works.
  const send = api.llamar as (name: string, input: object, options: CallOptions) => Promise<ResultadoTrabajo>;
  return send(name, { cuerpo: body }, { clave: key, signal });
}

async function upload(
  api: Api,
  files: ChosenFiles,
  { valores }: Errand,
  { idCaso, key, signal, onProgress }: At & { readonly onProgress: (porcion: number) => void },
): Promise<ResultadoTrabajo> {
  const name: UploadName = 'guardarAnexos';
  const present = filesOf(files, valores as readonly AnexoElegido[]);
  const options = { clave: key, signal, alAvanzar: onProgress };
  return api.subir(name, { ruta: { id: idCaso }, cuerpo: {} }, present, options);
}

/** @throws Failure 'rechazo' when there is no file or more than five, 'interno' for one that is no longer at hand. */
function filesOf(files: ChosenFiles, chosen: readonly AnexoElegido[]): readonly File[] {
  if (chosen.length === 0) throw failureOf('rechazo', 'Elija al menos un archivo.');
  if (chosen.length > MAX_ANEXOS) throw failureOf('rechazo', FILE_TEXTS.demasiados);
  const present = chosen.map(({ id }) => files.tomar(id)).filter((file) => file !== undefined);
  if (present.length === chosen.length) return present;
  // 'interno', because an earlier try under this key may still have been stored.
  throw failureOf('interno', 'Los archivos ya no están a la mano. Descártelos y adjúntelos de nuevo.');
}

/** An integrator's back end may answer without a word; a notice without one helps nobody. */
function withText(answer: ResultadoTrabajo, { done }: Work, idCaso: number): ResultadoTrabajo {
  if (answer.descripcion.trim() !== '') return answer;
  return { ...answer, descripcion: answer.codigo === SUCCESS_CODE ? done(idCaso) : internalError().texto };
}
