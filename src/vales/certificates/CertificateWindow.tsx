import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { dateAndTime } from '#domain/common/dates';
import { showPesos } from '#domain/common/money';
import { hasPermission } from '#domain/common/permisos';
import { type Certificado, puedeSerCertificado } from '#domain/vales/certificados';
import { DEVOLUCION_TEXTS, folioSchema } from '#domain/vales/devoluciones';
import { query } from '../../data/query.ts';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { type ChipColor, StatusChip } from '../../ui/StatusChip.tsx';
import { QuestionWindow } from '../../ui/works/QuestionWindow.tsx';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { Fact, FactList } from '../FactList.tsx';
import { type FolioAnswer, type FolioAsking, FolioWindow } from '../folios/FolioWindow.tsx';
import { useFoundRecord } from '../folios/useFoundRecord.ts';
import { certificateWorks } from './works.ts';

const DRAFTS = 'certificado.';

const CERTIFICATE: FolioAsking<string, 'certificado'> = {
  title: 'Certificado de regalo',
  size: 'md',
  label: 'Consultar un certificado',
  field: { label: 'Folio', help: 'Escríbalo o páselo por el lector.', spellCheck: false },
  schema: folioSchema,
  // While it is being typed every folio is misspelt: it is told once somebody asks.
  faultOf: (folio) => (puedeSerCertificado(folio) ? null : DEVOLUCION_TEXTS.folioMalEscrito),
  read: (folio) => query('certificado', { ruta: { id: folio ?? '' } }),
  inALine: ({ folio }) => folio,
  draftPrefix: DRAFTS,
};

/** A gift certificate by its folio, in a window. */
export default function CertificateWindow({ onClose }: { readonly onClose: () => void }) {
  return (
    <FolioWindow asking={CERTIFICATE} onClose={onClose}>
      {(answer) => <Certificate key={answer.found.folio} {...answer} />}
    </FolioWindow>
  );
}

function Certificate({ found, ...answer }: FolioAnswer<Certificado>) {
  const { isShown, onEnded, onLeave } = answer;
  const { folio, monto } = found;
  const maySpend = hasPermission(usePerson().permisos, ['crearVale']);
  const { record, isDone } = useFoundRecord(answer, {
    entity: 'certificado',
    id: null,
    works: certificateWorks,
    draftPrefix: `${DRAFTS}${folio}.`,
  });
  const { isBusy, failure } = useWorkState(record, 'canjear');
  const isOpen = useSelector(record.actor, ({ context }) => context.open !== null);
  const isVigente = found.estado === 'VIGENTE' && !isDone;
  // A sending is waited for, even where another person spent the certificate meanwhile.
  const isAsked = isOpen && (isVigente || isBusy || failure !== null);
  return (
    <>
      {isShown && <CertificateFacts certificate={found} onLeave={onLeave} />}
      {isShown && isVigente && maySpend && (
        <Button variant="solid" onClick={() => record.actor.send({ type: 'abrir', trabajo: 'canjear' })}>
          {certificateWorks.canjear.opener}
        </Button>
      )}
      {isAsked && (
        <QuestionWindow
          page={unwatched(record)}
          name="canjear"
          values={{ folio }}
          // The outcome is not known: it is read again.
          onLeft={() => failure !== null && onEnded()}
        >
          <p>
            El certificado {folio} se canjea entero, por {showPesos(monto)}, y una sola vez: no se puede deshacer.
          </p>
        </QuestionWindow>
      )}
    </>
  );
}

interface Props {
  readonly certificate: Certificado;
  /** The person goes to the voucher. */
  readonly onLeave: () => void;
}

const COLORS = { VIGENTE: 'verde', CANJEADO: 'azul', ANULADO: 'gris' } as const satisfies Record<
  Certificado['estado'],
  ChipColor
>;

/** The amount of a certificate, where it comes from, and when it was spent or annulled. */
function CertificateFacts({ certificate: { monto, estado, creado, idVale, canjeado, anulado }, onLeave }: Props) {
  return (
    <FactList>
      <Fact name="Monto" strong>
        <Money value={monto} />
      </Fact>
      <Fact name="Estado">
        <StatusChip color={COLORS[estado]}>{estado}</StatusChip>
      </Fact>
      <Fact name="Emitido">{dateAndTime(creado)}</Fact>
      <Fact name="De qué vale">
        {idVale === null ? (
          'De ninguno'
        ) : (
          <Link to="/vales/$id" params={{ id: String(idVale) }} onClick={onLeave}>
            Vale {idVale}
          </Link>
        )}
      </Fact>
      {canjeado !== null && <Fact name="Canjeado">{dateAndTime(canjeado)}</Fact>}
      {anulado !== null && <Fact name="Anulado">{dateAndTime(anulado)}</Fact>}
    </FactList>
  );
}
