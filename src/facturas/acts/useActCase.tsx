import { Text } from '@chakra-ui/react';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Failure } from '#contract/common/failure';
import { SIN_CLIENTE } from '#domain/casos/clienteDeCaso';
import { customerDraft } from '../../data/customerDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useRecord } from '../../ui/works/useRecord.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { type AskCustomer, forAnother, forCustomer, questionIn } from './customerQuestion.ts';
import { type ActRequest, actWorks } from './works.ts';

/** The acts on an invoice or a sale, as a page does them. */
interface ActCase {
  /** Makes the case of an act, or finds the open one, and goes there. */
  readonly open: (request: ActRequest) => void;
  /** The act whose case is being opened; null while none is. */
  readonly opening: ActRequest['acto'] | null;
  /** The question before the case can be made, wherever the page puts it. */
  readonly window: ReactNode;
}

/** Runs the acts of a page; each leads to its case, at its first question. */
export function useActCase(AskCustomer: AskCustomer): ActCase {
  const { avisar } = useRouteContext({ from: '/_app' });
  const navigate = useNavigate();
  // A customer who was written is kept until his case is there: the server may still refuse it, or not be reached.
  const forgetCustomer = useRef(() => {});
  const record = useRecord({
    // Lists hear of it by the work's own word: it is the case that is new.
    entity: null,
    id: null,
    works: actWorks,
    version: null,
    onDone: ({ resultado: { id } }) => {
      forgetCustomer.current();
      void navigate({
        to: '/administracion/casos/$id',
        params: { id: String(id) },
        state: { beginsService: true },
      });
    },
  });
  const { send, isBusy, como, failure, place, discard } = useWorkState(record, 'abrirCaso');
  const [typed, setTyped] = useState(SIN_CLIENTE);
  // Said below, as a question where it is one.
  useEffect(() => place(), [place]);
  // Who sees that it is somebody else's name may choose again.
  const [again, setAgain] = useState(false);
  const asks = failure === null ? null : again ? 'comprador' : questionIn(failure);
  const hear = useEffectEvent((failed: Failure) => {
    const question = questionIn(failed);
    const isOnTop = failed.tipo === 'noDisponible' || failed.tipo === 'sinEspacio';
    if (question !== 'parecido' && !isOnTop) avisar(question === null ? 'error' : 'info', failed.texto);
  });
  useEffect(() => {
    if (failure !== null) hear(failure);
  }, [failure]);

  const open = (request: ActRequest) => {
    setAgain(false);
    if (!isBusy) send(request, request.acto);
  };
  const asked = () => record.work('abrirCaso').getSnapshot().context.values as ActRequest;
  const leave = () => {
    setAgain(false);
    discard();
  };
  return {
    open: (request) => {
      setTyped(SIN_CLIENTE);
      open(request);
    },
    opening: isBusy ? (como as ActRequest['acto']) : null,
    window: (
      <Suspense fallback={null}>
        {(asks === 'comprador' || asks === 'contacto') && (
          <AskCustomer
            falta={asks}
            typed={typed}
            draftKey={customerDraft(asked())}
            onChoose={(chosen, forget) => {
              forgetCustomer.current = forget;
              setTyped(chosen);
              open(forCustomer(asked(), asks, chosen));
            }}
            onClose={leave}
          />
        )}
        {asks === 'parecido' && failure !== null && (
          <Dialog
            title="¿Es otra persona?"
            alert
            onClose={leave}
            footer={
              <>
                <Button onClick={() => setAgain(true)}>Volver a elegir</Button>
                <Button variant="solid" onClick={() => open(forAnother(asked()))}>
                  Es otra persona
                </Button>
              </>
            }
          >
            <Text>{failure.texto}</Text>
          </Dialog>
        )}
      </Suspense>
    ),
  };
}
