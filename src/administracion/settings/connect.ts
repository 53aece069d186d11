import type { RespuestaTrabajo } from '#contract/answers';
import type { Semaforos } from '#domain/ajustes';
import { AJUSTES } from '#domain/ajustes';
import { configuracionMachine } from '#machines/configuracion.machine';
import type { EncargoAjuste } from '#machines/configuracion.types';
import type { Api, CallOptions } from '../../api/api.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
}

/** The chart of the general settings with the back end behind each of its four works. */
export function connectSettings({ api, changes }: Connection) {
  const trabajo = connectWork({
    api,
    changes,
    entity: 'ajuste',
    send: ({ values, version }, options) => save(api, values as EncargoAjuste, version, options),
  });
  return configuracionMachine.provide({ actors: { trabajo } });
}

function save(
  api: Api,
  { lugar, valores }: EncargoAjuste,
  version: number | null,
  options: Required<Pick<CallOptions, 'clave' | 'signal'>>,
): Promise<RespuestaTrabajo> {
  // Its form has judged it by the schema of the same setting.
  const { valor } = valores as { readonly valor: number };
  switch (lugar) {
    case 'vigencia':
      return api.llamar('actualizarVigencia', { cuerpo: { id: AJUSTES.vigencia.id, valor, version } }, options);
    case 'maximos':
      return api.llamar('actualizarMaximos', { cuerpo: { id: AJUSTES.maximos.id, valor, version } }, options);
    case 'billetera':
      return api.llamar('actualizarBilletera', { cuerpo: { id: AJUSTES.billetera.id, valor, version } }, options);
    case 'semaforos': {
      const { uno, dos, tres } = valores as Semaforos;
      const semaforos: [{ id: 1; valor: number }, { id: 2; valor: number }, { id: 3; valor: number }] = [
        { id: 1, valor: uno },
        { id: 2, valor: dos },
        { id: 3, valor: tres },
      ];
      return api.llamar('actualizarSemaforos', { cuerpo: { semaforos, version } }, options);
    }
  }
}
