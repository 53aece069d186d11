import { Flex, List, Span } from '@chakra-ui/react';
import { type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';
import { type Failure, isOutcomeUnknown, type OthersChange, UNKNOWN_CODE } from '#contract/common/failure';
import { Button } from '../Button.tsx';
import { TWO_PEOPLE } from '../explained.ts';
import { HelpLink } from '../HelpLink.tsx';
import { Note } from '../Note.tsx';
import { FocusAfterSave, regainFocus } from './focus.ts';
import type { WorkState } from './useWork.ts';

/** After an answer that never came: the key of the save makes a second try safe. */
const NOT_KNOWN = 'Si se guardó de todos modos, al reintentar no se guarda dos veces.';

interface Props {
  readonly work: Pick<WorkState, 'failure' | 'conflict' | 'sendsItself' | 'place' | 'again' | 'accept' | 'discard'>;
  /** The notice when it was not saved ('No se pudo cerrar el caso.'). */
  readonly failed: string;
  /** The changes of other people, a phrase each. */
  readonly tell: (change: OthersChange) => readonly string[];
  /** Why the entity as it is now takes this work no longer; null when it does. */
  readonly against?: string | null;
  /** The entity as it is now is on its way. */
  readonly refreshing?: boolean;
  /** The person has read what others did. */
  readonly onAccept?: () => void;
  /** The button that saves stands elsewhere and tries again by itself. */
  readonly submitsElsewhere?: boolean;
  /** Its answers say themselves what happens next when the outcome is not known: it is not called a failure then. */
  readonly tellsUnknown?: boolean;
  /** Nothing is written that one could go on with: where it is taken no longer, there is nothing left to do. */
  readonly isBlank?: boolean;
}

/**
 * Why a work was not saved, where it was asked for, and what can be done. While it is mounted, also before anything fails, the foot
 * of the screen leaves the saying to it.
 */
export function WorkFailure(props: Props) {
  const { failure, conflict, place } = props.work;
  useEffect(() => place(), [place]);
  if (conflict !== null) return <Conflict {...props} change={conflict} />;
  return failure === null ? null : <NotSaved {...props} failure={failure} />;
}

function NotSaved({
  work,
  failure,
  failed,
  submitsElsewhere = false,
  tellsUnknown = false,
}: Props & { readonly failure: Failure }) {
  const isTold = tellsUnknown && failure.codigo === UNKNOWN_CODE;
  return (
    <Place about={failure} palette={isTold ? 'orange' : 'red'}>
      {work.sendsItself ? (
        <p>{savesItself(failed, failure)}</p>
      ) : (
        <p>
          {!isTold && <strong>{failed} </strong>}
          {failure.texto}
          {isOutcomeUnknown(failure) && !isTold && <Span display="block">{NOT_KNOWN}</Span>}
        </p>
      )}
      {submitsElsewhere ? (
        <HelpLink of={failure.texto} />
      ) : (
        <Ways>
          <Button size="sm" onClick={work.again}>
            Reintentar
          </Button>
          <Button size="sm" variant="ghost" onClick={work.discard}>
            Descartar
          </Button>
          <HelpLink of={failure.texto} />
        </Ways>
      )}
    </Place>
  );
}

/**
 * While nothing that was written changes, the person need not press anything: one sentence says so. The reason stands
 * in the line above the page, which says how the connection is.
 * @param failed what was not done, as a sentence of its own.
 * @param how how it is saved by itself, where there is more to say of it.
 */
export function savesItself(failed: string, failure: Failure, how = ''): string {
  const when = failure.tipo === 'sinEspacio' ? 'haya espacio' : 'vuelva la conexión';
  return `${failed.replace(/\.$/, '')}: se guardará solo${how} en cuanto ${when}, si no cambia nada.`;
}

/** The entity as it is now decides whether what is written can still be saved. */
function Conflict({
  work,
  change,
  failed,
  tell,
  against = null,
  refreshing = false,
  isBlank = false,
  onAccept,
}: Props & { readonly change: OthersChange }) {
  const accept = () => {
    work.accept();
    onAccept?.();
  };
  return (
    <Place about={change} palette="orange">
      <p>
        <strong>{failed}</strong> Mientras usted trabajaba:
      </p>
      <List.Root ps={5} listStyle="disc">
        {tell(change).map((said) => (
          <List.Item key={said}>{said}</List.Item>
        ))}
      </List.Root>
      {against !== null && !refreshing && <p>{against}</p>}
      <Ways>
        {against === null && (
          <Button
            size="sm"
            disabled={refreshing}
            onClick={() => {
              accept();
              work.again();
            }}
          >
            Guardar de todos modos
          </Button>
        )}
        {!isBlank && (
          <Button size="sm" variant="ghost" onClick={accept}>
            Seguir editando
          </Button>
        )}
        {!(isBlank && against !== null) && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              work.discard();
              onAccept?.();
            }}
          >
            Descartar
          </Button>
        )}
        <HelpLink at={TWO_PEOPLE} />
      </Ways>
    </Place>
  );
}

/** The focus comes here when the button that had it is gone, and goes on when this goes with the button that has it. */
function Place({
  about,
  palette,
  children,
}: {
  readonly about: Failure | OthersChange;
  readonly palette: 'red' | 'orange';
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const next = use(FocusAfterSave);
  const after = useEffectEvent(() => next());
  useEffect(() => {
    if (document.activeElement?.matches('body, [role=dialog], main')) place.current?.focus();
    return () => regainFocus(after);
  }, []);
  // Nothing else says it: whoever saved from elsewhere on the page is shown it, each time anew.
  useEffect(() => {
    if (about !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [about]);
  return (
    <Note
      ref={place}
      display="grid"
      gap={2}
      fontSize="sm"
      colorPalette={palette}
      role="alert"
      // The bar that sticks to the foot of the window does not lie over it then.
      scrollMarginBottom="9rem"
      data-failure=""
      tabIndex={-1}
    >
      {children}
    </Note>
  );
}

/** The buttons of a failed work. */
function Ways({ children }: { readonly children: ReactNode }) {
  return (
    <Flex wrap="wrap" gap={2}>
      {children}
    </Flex>
  );
}
