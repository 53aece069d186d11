import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Failure } from '#contract/failure';
import type { Caso } from '#domain/casos';
import { casoMachine } from '#machines/caso.machine';
import type { AvisoDeEnvio, CasoContext, CasoTraido, EnvioCaso } from '#machines/caso.types';
import { persona, traido } from './caso.samples.ts';

/** Lets what was just answered reach the chart. */
export const flush = () => new Promise<void>((listo) => setImmediate(listo));

/** An open case whose server is in the test's hands: `contestar` ends what is being sent. */
export const abrir = async (caso: Caso, input: Partial<CasoContext> = persona) => {
  const servidor = { caso, falla: null as Failure | null, traidas: 0 };
  const envios: EnvioCaso[] = [];
  let contestar: (aviso: AvisoDeEnvio) => void = () => undefined;
  const actor = createActor(
    casoMachine.provide({
      actors: {
        traerCaso: fromPromise<CasoTraido, { readonly idCaso: number }>(() => {
          servidor.traidas += 1;
          return servidor.falla === null ? Promise.resolve(traido(servidor.caso)) : Promise.reject(servidor.falla);
        }),
        enviarTrabajo: fromCallback<AvisoDeEnvio, EnvioCaso>(({ input: envio, sendBack }) => {
          envios.push(envio);
          contestar = sendBack;
        }),
      },
    }),
    { input: { idCaso: caso.id, semilla: 'semilla', ...input } },
  );
  const avisos: string[] = [];
  actor.on('aviso', ({ tipo, texto }) => avisos.push(`${tipo}: ${texto}`));
  actor.start();
  await flush();
  return {
    actor,
    servidor,
    envios,
    avisos,
    contestar: async (aviso: AvisoDeEnvio) => {
      contestar(aviso);
      await flush();
    },
    contexto: () => actor.getSnapshot().context,
    claveEnviada: (indice: number) => {
      const envio = envios[indice];
      return envio?.trabajo ? envio.claves[envio.trabajo] : null;
    },
  };
};
