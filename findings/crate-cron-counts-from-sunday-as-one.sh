#!/bin/sh
# The crate cron 0.17.0 (Rust) counts the days of the week from Sunday as 1, without an error, where a crontab has 0 or 7
# for Sunday: its 7 is a Saturday, and its 1 a Sunday. Names such as `Sun` are right.
# robfig/cron 3.0.1 (Go) has 0 for Sunday and rejects 7.
# Seen after Monday, 30 November 2026, as the next day: the crate has Sunday, Saturday and Sunday for `Sun`, `7` and `1`;
# robfig/cron has Sunday and Monday for `0` and `1`, and an error for `7`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p rust/src go
cat >rust/Cargo.toml <<'END_OF_MANIFEST'
[package]
name = "next"
version = "0.0.0"
edition = "2021"

[dependencies]
chrono = "=0.4.45"
cron = "=0.17.0"
END_OF_MANIFEST
cat >rust/src/main.rs <<'END_OF_PROGRAM'
use chrono::{TimeZone, Utc};
use cron::Schedule;

fn main() {
    let monday = Utc.with_ymd_and_hms(2026, 11, 30, 12, 0, 0).unwrap();
    for day in ["Sun", "7", "1"] {
        let schedule: Schedule = format!("0 0 4 * * {day}").parse().unwrap();
        let next = schedule.after(&monday).next().unwrap();
        println!("crate cron {day} {}", next.format("%a %d"));
    }
}
END_OF_PROGRAM
(cd rust && cargo run --quiet) >seen
cat >go/main.go <<'END_OF_PROGRAM'
package main

import (
	"fmt"
	"time"

	"github.com/robfig/cron/v3"
)

func main() {
	monday := time.Date(2026, 11, 30, 12, 0, 0, 0, time.UTC)
	for _, day := range []string{"0", "1", "7"} {
		schedule, err := cron.ParseStandard("0 4 * * " + day)
		if err != nil {
			fmt.Println("robfig/cron", day, err)
		} else {
			fmt.Println("robfig/cron", day, schedule.Next(monday).Format("Mon 02"))
		}
	}
}
END_OF_PROGRAM
(cd go && go mod init next && go get github.com/robfig/cron/v3@v3.0.1) >/dev/null 2>&1
(cd go && go run .) >>seen
cat seen
cat >expected <<'END_OF_EXPECTED'
crate cron Sun Sun 06
crate cron 7 Sat 05
crate cron 1 Sun 06
robfig/cron 0 Sun 06
robfig/cron 1 Mon 07
robfig/cron 7 end of range (7) above maximum (6): 7
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
