import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { hasPermission } from '#domain/common/permisos';
import { QUIEN_AUTORIZA_TEXTS, quienAutorizaEnPalabras } from '#domain/vales/quienAutoriza';
import { query } from '../../data/query.ts';
import { Note } from '../../ui/Note.tsx';
import { useVoucherPage } from './context.ts';
import { decisionOnVoucher } from './life.ts';

/** People come and go while a customer waits, and nobody is told of it. */
const ASKED_EVERY_MS = 60_000;

/** A voucher that waits says to who cannot decide it who can, and what to tell the customer. */
export function WaitingNotice() {
  const { newest: vale, person, now } = useVoucherPage();
  const waits =
    vale.estado.id === ESTADO_VALE.porAutorizar &&
    vale.sinRespaldo === null &&
    !decisionOnVoucher(vale, person, 'autorizar', now).allowed;
  const { data: who } = useQuery({
    ...query('quienAutoriza', { ruta: { id: vale.id } }),
    enabled: waits,
    refetchInterval: ASKED_EVERY_MS,
  });
  const administers = hasPermission(person.permisos, ['configuracionGeneral']);
  const { data: options } = useQuery({ ...query('opcionesSesion', {}), enabled: waits && administers });
  if (!waits) return null;
  return (
    <Note mb={4}>
      <Text>
        <strong>{QUIEN_AUTORIZA_TEXTS.titulo}</strong> {who !== undefined && quienAutorizaEnPalabras(who)}
      </Text>
      <Text>{QUIEN_AUTORIZA_TEXTS.alCliente(vale.folio, vale.cambioPorAutorizar !== null)}</Text>
      {administers && options?.contrasena === false && <Text color="fg.muted">{QUIEN_AUTORIZA_TEXTS.sinAqui}</Text>}
    </Note>
  );
}
