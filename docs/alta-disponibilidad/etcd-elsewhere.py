#!/usr/bin/python3
"""Keeps the lead of etcd off the machine whose PostgreSQL is primary.

Where one machine has both, its death is noticed late: the others elect a leader of etcd first, which counts the lease of the primary
anew. One on each of the three machines: etcd-elsewhere.py IP
"""

import json
import sys
import time
import urllib.request

EVERY_SECONDS = 2
IP = sys.argv[1]


def ask(address, body=None):
    """The answer of a call, as JSON has it; None for an answer without words."""
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data), timeout=2) as answer:
        return json.loads(answer.read() or "null")


def has_primary():
    try:
        ask(f"http://{IP}:8008/primary")
        return True
    except OSError:
        return False


def hand_over():
    """Gives the lead to a member that follows, where this machine has it."""
    etcd = f"http://{IP}:2379/v3"
    status = ask(f"{etcd}/maintenance/status", {})
    own = status["header"]["member_id"]
    if status.get("leader") != own:
        return
    for member in ask(f"{etcd}/cluster/member/list", {})["members"]:
        if member["ID"] == own:
            continue
        try:
            ask(f"{etcd}/maintenance/transfer-leadership", {"targetID": member["ID"]})
            print(f"etcd is led by {member['name']} from now on", flush=True)
            return
        except OSError as error:
            # It may be away: the next one takes it.
            print(f"{member['name']} did not take the lead: {error}", flush=True)


while True:
    try:
        if has_primary():
            hand_over()
    except OSError as error:
        print(f"etcd was not asked: {error}", flush=True)
    time.sleep(EVERY_SECONDS)
