import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { EntregaRef } from '#machines/entrega.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { newKey } from '../../data/uniqueKey.ts';
import { believe } from '../../ui/works/useRecordPage.ts';
import { useVoucherPage } from '../detail/context.ts';
import { voucherRead } from '../detail/voucherRead.ts';
import { connectHandover } from './connect.ts';
import { partsToGive } from './parts.ts';

/**
 * The running chart of the window, and the work of the part that is being given back.
 * @param atOnce the person has asked for it already; it begins by itself.
 * @param onClosed told once the window is to go.
 */
export function useHandover(atOnce: boolean, onClosed: () => void): readonly [EntregaRef, TrabajoUnicoRef | undefined] {
  const { api, changes, avisar } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const { shown } = useVoucherPage();
  const { id } = shown;
  const [{ connected, input }] = useState(() => ({
    connected: connectHandover({ id, folio: shown.folio, api, changes }),
    input: { seed: newKey(), version: shown.version, alLlegar: atOnce, partes: partsToGive(shown) },
  }));
  const entrega = useActorRef(connected, { input });
  const work = useSelector(entrega, ({ children }) => children.trabajo as TrabajoUnicoRef | undefined);
  useEffect(() => {
    const given = entrega.on(
      'parteDevuelta',
      ({ resultado }) => void believe(data, voucherRead(id).queryKey, resultado),
    );
    const { unsubscribe } = entrega.subscribe({ complete: onClosed });
    return () => {
      given.unsubscribe();
      unsubscribe();
    };
  }, [entrega, data, id, onClosed]);
  useEffect(() => {
    const notices = work?.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => notices?.unsubscribe();
  }, [work, avisar]);
  return [entrega, work];
}
