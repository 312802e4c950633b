#!/bin/sh
# pkg/sftp 1.13.12, the SFTP server of programs in Go, executes a write beside the requests that follow it, except for a close, which waits
# for it. A client that sends the write, the time of the open file (fsetstat) and the close in a row, as it may, gets files with the
# time of the write: each request has succeeded. The draft of SFTP 3 says that requests for one file are executed in their order.
# With the close before the time (setstat) each file has the time that was set.
# Seen: the lines at the end of the script. How many files lose their time differs: the script says whether one does.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'END_OF_PROGRAM'
package main

import (
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/pkg/sftp"
)

const (
	open, closing, write, setstat, fsetstat = 3, 4, 6, 9, 10
	permissions, times                      = 4, 8
)

type server struct {
	io.Reader
	io.WriteCloser
}

func text(value string) []byte { return append(number(len(value)), value...) }

func number(value int) []byte { return binary.BigEndian.AppendUint32(nil, uint32(value)) }

func packet(kind byte, parts ...[]byte) []byte {
	body := []byte{kind}
	for _, part := range parts {
		body = append(body, part...)
	}
	return append(number(len(body)), body...)
}

// Reads a response. Returns its kind and what follows the id.
func read(from io.Reader) (byte, []byte) {
	head := make([]byte, 4)
	io.ReadFull(from, head)
	body := make([]byte, binary.BigEndian.Uint32(head))
	io.ReadFull(from, body)
	return body[0], body[5:]
}

// Sends files, and returns how many do not have their time. The id of each request is its place.
func lost(folder string, closesFirst bool) (count, failed int) {
	fromClient, toServer := io.Pipe()
	fromServer, toClient := io.Pipe()
	each, _ := sftp.NewServer(server{fromClient, toClient})
	go each.Serve()
	toServer.Write(packet(1, number(3)))
	read(fromServer)
	stamp := append(number(times), append(number(1000), number(1000)...)...)
	for index := range 1500 {
		path := filepath.Join(folder, fmt.Sprint(index))
		toServer.Write(packet(open, number(1), text(path), number(0x1a), number(permissions), number(0o644)))
		_, handle := read(fromServer)
		sent := packet(write, number(2), handle, make([]byte, 8), text(string(make([]byte, 20_000))))
		if closesFirst {
			sent = append(sent, append(packet(closing, number(3), handle), packet(setstat, number(4), text(path), stamp)...)...)
		} else {
			sent = append(sent, append(packet(fsetstat, number(3), handle, stamp), packet(closing, number(4), handle)...)...)
		}
		go toServer.Write(sent)
		for range 3 {
			if _, status := read(fromServer); binary.BigEndian.Uint32(status) != 0 {
				failed++
			}
		}
		if entry, err := os.Stat(path); err != nil || !entry.ModTime().Equal(time.Unix(1000, 0)) {
			count++
		}
	}
	return
}

func main() {
	for _, closesFirst := range []bool{false, true} {
		folder, _ := os.MkdirTemp(".", "files")
		absolute, _ := filepath.Abs(folder)
		count, failed := lost(absolute, closesFirst)
		fmt.Printf("close first: %v, files without their time: %v, failed requests: %v\n", closesFirst, count > 0, failed)
		fmt.Fprintln(os.Stderr, count, "of 1500")
	}
}
END_OF_PROGRAM
go mod init example.com/times >/dev/null 2>&1
go get github.com/pkg/sftp@v1.13.12 >/dev/null 2>&1
go run . | tee seen
cat >expected <<'END_OF_EXPECTED'
close first: false, files without their time: true, failed requests: 0
close first: true, files without their time: false, failed requests: 0
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
