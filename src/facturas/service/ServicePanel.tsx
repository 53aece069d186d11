import { Box, Flex, Text } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { Caso } from '#domain/casos';
import { showPesos } from '#domain/money';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { typedOf } from '../search/search.ts';
import { Choices } from './Choices.tsx';
import { Outcome } from './Outcome.tsx';
import { Preview } from './Preview.tsx';
import type { RunningService, Service } from './service.ts';
import { serviceDrafts, usePhase, usePreview, useService } from './useService.ts';

interface Props {
  readonly service: Service;
  readonly caso: Caso;
}

/** A service on a case, from the search to what became of the invoice. */
export function ServicePanel({ service, caso }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const [prefix] = useState(() => serviceDrafts(caso.id));
  const drafts = useDrafts(store, prefix);
  return (
    <Panel title="Servicio" aside={<Text color="fg.muted">{caso.subCategoria.nombre}</Text>}>
      {drafts === null ? <Loading /> : <Running service={service} caso={caso} drafts={drafts} />}
    </Panel>
  );
}

function Running({ service, caso, drafts }: Props & { readonly drafts: PageDrafts }) {
  const running = useService({ service, caso, drafts });
  const phase = usePhase(running);
  const root = useRef<HTMLDivElement>(null);
  usePhaseFocus(phase, root);
  return (
    <Box ref={root}>
      {(phase === 'search' || phase === 'choice') && <Searching running={running} caso={caso} />}
      {(phase === 'chosen' || phase === 'preview') && (
        <Chosen running={running} caso={caso} isShown={phase === 'chosen'} />
      )}
      {(phase === 'resolved' || phase === 'escalated') && <Outcome running={running} />}
    </Box>
  );
}

/** What had the focus goes with its phase: the focus goes on to where the next one begins. */
function usePhaseFocus(phase: string, root: { readonly current: HTMLElement | null }): void {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    const { activeElement } = document;
    // What is hidden has it for a moment still, and so has the page once what had it is gone.
    const isKept = activeElement instanceof HTMLElement && activeElement.offsetParent !== null;
    if (isKept && !activeElement.matches('main')) return;
    const next = root.current?.querySelector<HTMLElement>('[data-phase-focus], :is(input, select):enabled');
    next?.focus();
  }, [phase, root]);
}

function Searching({ running, caso }: { readonly running: RunningService; readonly caso: Caso }) {
  const { actor, service } = running;
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { hallados, failure } = useSelector(actor, ({ context }) => context);
  const isChoice = useSelector(actor, (state) => state.hasTag('choice'));
  const [typed] = useState(() => typedOf(caso.parametrosBusqueda, service.searches, caso.tienda.cvetda));
  return (
    <>
      <SearchForm
        kinds={service.searches}
        typed={typed}
        searching={isBusy}
        onSearch={(busca) => actor.send({ type: 'buscar', busca })}
      />
      {failure !== null && <LoadFailed text={failure.texto} onRetry={() => actor.send({ type: 'reintentar' })} />}
      {(isChoice || hallados.length > 0) && (
        <Box mt={3}>
          <Choices found={hallados} onChoose={(clave) => actor.send({ type: 'elegir', clave })} />
        </Box>
      )}
    </>
  );
}

interface ChosenProps {
  readonly running: RunningService;
  readonly caso: Caso;
  /** The form is in sight; while it is not, what will be issued is. */
  readonly isShown: boolean;
}

function Chosen({ running, caso, isShown }: ChosenProps) {
  const { actor, service } = running;
  const elegido = useSelector(actor, ({ context }) => context.elegido);
  const previa = usePreview(running);
  if (elegido === null) return null;
  const { Form } = service;
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap={3} mb={isShown ? 2 : 0}>
        <Text>
          <strong>{elegido.nombre}</strong> · {elegido.tienda} · {elegido.fecha} · {showPesos(elegido.total)}
        </Text>
        {isShown && (
          <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'otra' })}>
            Elegir otra
          </Button>
        )}
      </Flex>
      {/* What is written stays in its fields while it is looked at. */}
      <Box hidden={!isShown}>
        <Form key={elegido.clave} running={running} elegido={elegido} caso={caso} />
      </Box>
      {!isShown && previa !== null && <Preview running={running} previa={previa} />}
    </>
  );
}
