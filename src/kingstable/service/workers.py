"""Several server processes side by side; whichever dies is replaced at once."""

from __future__ import annotations

from uvicorn.supervisors import Multiprocess

#: Seconds for which an answer is waited for: a worker that starts on a busy machine is not a dead one.
HEALTHCHECK = 60


class Workers(Multiprocess):
    """Asks every worker now and then whether it lives."""

    def keep_subprocess_alive(self) -> None:
        """Replace those that do not answer.

        The end of the pipe that is theirs is theirs alone, so that it breaks when they die. As long as it is open here
        too, who dies while being asked is waited for until the time for an answer is over.
        """
        for worker in self.processes:
            worker.child_conn.close()
        super().keep_subprocess_alive()
