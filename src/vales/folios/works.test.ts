import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { RegistroRef } from '#machines/registro.machine';
import type { Api } from '../../api/api.ts';
import { failureOf } from '../../api/failure.ts';
import { connectRecord } from '../../ui/works/connectRecord.ts';
import type { Works } from '../../ui/works/work.ts';
import { certificateWorks } from '../certificates/works.ts';
import { walletWorks } from '../wallet/works.ts';

const opened: RegistroRef[] = [];

afterEach(() => {
  for (const actor of opened.splice(0)) actor.stop();
});

const FOLIO = 'CR000000000000018';

/** A found record whose back end does whatever it is asked; `kept` is the key of a sending with an unknown outcome. */
function open(entity: 'certificado' | 'billetera', id: number | null, works: Works, kept: string | null = null) {
  const [name = ''] = Object.keys(works);
  const llamar = vi.fn<(name: string, input: unknown, options: { clave: string }) => Promise<unknown>>(() =>
    Promise.resolve({ codigo: 1, descripcion: 'Hecho', msg: 'Hecho' }),
  );
  const changed = vi.fn();
  const keep = vi.fn();
  const api = { llamar, alVolver: () => () => undefined } as unknown as Api;
  const machine = connectRecord({
    ...{ api, changes: { changed }, entity, id, works, drafts: { keep } },
    draftKeyOf: (work) => `${entity}.7.${work}`,
  });
  const attempts = kept === null ? {} : { [name]: { key: kept, version: null } };
  const input = { seed: 'semilla', works: [name], kept: { [name]: { values: {}, version: null, attempts } } };
  const record = createActor(machine, { systemId: 'registro', input }).start();
  opened.push(record);
  const send = async (values: object) => {
    record.send({ type: 'enviar', trabajo: name, como: name, values });
    await waitFor(record, (state) => state.matches({ turn: 'free' }));
    return llamar.mock.lastCall;
  };
  return { llamar, changed, keep, send };
}

const spending = { folio: FOLIO };
const opening = { numidenUsuario: 100_002 };

it('a certificate is spent by its folio, and is no longer as it was read', async () => {
  const { changed, send } = open('certificado', null, certificateWorks);
  expect(await send(spending)).toMatchObject(['canjearCertificado', { cuerpo: { folio: FOLIO } }, {}]);
  expect(changed).toHaveBeenCalledWith('certificado');
});

it('a wallet is opened for the customer who was asked for, by who is signed in', async () => {
  const { changed, send } = open('billetera', 500_001, walletWorks);
  const cuerpo = { numidenCliente: 500_001, numidenUsuario: 100_002 };
  expect(await send(opening)).toMatchObject(['abrirBilletera', { cuerpo }, {}]);
  expect(changed).toHaveBeenCalledWith('billetera');
});

it.each([
  ['certificado', null, certificateWorks, spending, 'certificado.7.canjear', 'canjear'],
  ['billetera', 500_001, walletWorks, opening, 'billetera.7.abrir', 'abrir'],
] as const)(
  'of a %s what was sent is kept with its key, until it is known how it ended',
  async (entity, id, works, values, draft, name) => {
    const { llamar, keep, send } = open(entity, id, works);
    llamar.mockRejectedValueOnce(failureOf('sinConexion', 'No hay conexión'));
    const lost = (await send(values))?.[2].clave ?? '';
    const known = { values, version: null, attempts: { [name]: { key: lost, version: null } } };
    expect(keep.mock.lastCall).toEqual([draft, known]);
    llamar.mockRejectedValueOnce(failureOf('rechazo', 'No se pudo'));
    expect((await send(values))?.[2].clave).toBe(lost);
    expect(keep.mock.lastCall).toEqual([draft, null]);
  },
);

it('what was begun before is gone on with under its own key', async () => {
  const { send, keep } = open('certificado', null, certificateWorks, 'otra-semilla-canjear-1');
  expect((await send(spending))?.[2].clave).toBe('otra-semilla-canjear-1');
  expect(keep.mock.lastCall).toEqual(['certificado.7.canjear', null]);
});
